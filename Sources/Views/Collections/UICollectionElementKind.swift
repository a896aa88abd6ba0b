// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The older name of the kind of a section's header.
public let UICollectionElementKindSectionHeader = UICollectionView.elementKindSectionHeader
/// The older name of the kind of a section's footer.
public let UICollectionElementKindSectionFooter = UICollectionView.elementKindSectionFooter

// Swift Testing looks for an overlay of this name beside the shim; nothing belongs in it.

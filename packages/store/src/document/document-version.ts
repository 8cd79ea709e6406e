/** The version this app writes. A document of a later one is refused, never reset. */
export const DOCUMENT_VERSION = 13

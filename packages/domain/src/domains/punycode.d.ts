/** What is used of it; the package brings no types. */
declare module 'punycode.js' {
  const punycode: {
    /** Throws where a label cannot be written so. */
    toASCII(name: string): string
    /** Throws where a label that begins with `xn--` is not well formed. */
    toUnicode(name: string): string
  }
  export default punycode
}

/** What PostgreSQL's text cannot hold, so that no adapter takes it: U+0000, and halves of a character. */
const UNSTORABLE = /[\0\ud800-\udfff]/u

/** Whether every adapter can hold `text` as a field of a row. Inside JSON it is escaped, and anything can be held. */
export const isStorable = (text: string): boolean => !UNSTORABLE.test(text)

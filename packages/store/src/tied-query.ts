/** Narrows a question by rows of other collections. */
export interface TiedQuery {
  /** By the names in `ties` of the rules: true for rows that have such a row, false for those that have none. Another name throws `check`. */
  readonly tied?: Readonly<Record<string, boolean>>
  /**
   * By fields in `said` of the rules, a word: what the tied row says in that field, where there is one, else the row itself.
   * Another field throws `check`.
   */
  readonly says?: Readonly<Record<string, string>>
}

/** A tab of a driven browser, in the few words that the journey needs. Each waits until it can be done. */
export interface Tab {
  open(path: string): Promise<void>
  /** Fills the field with this label. */
  fill(label: string, text: string): Promise<void>
  /** Chooses the option with this value in the field with this label. */
  choose(label: string, value: string): Promise<void>
  /** Presses the first button or link of this name in the page's main part, in a dialog or in the banner. */
  press(name: string): Promise<void>
  /** Waits until it could be pressed. */
  meet(name: string): Promise<void>
  see(text: string): Promise<void>
  arriveAt(path: string): Promise<void>
  /** The administrator's line of a new shop, from the console. */
  administrator(): Promise<{ email: string; password: string }>
}

export interface Driven {
  newTab(): Promise<Tab>
  /** Until local storage, which keeps who is signed in, would outlive a kill. */
  keepLocalStorage(): Promise<void>
  close(): Promise<void>
}

export const ADMIN_LINE = /^admin account (\S+) password (\S+)$/

/** How long anything may take on a machine that is busy, in ms. */
export const PATIENCE_MS = 60_000

const quoted = (text: string): string => (text.includes("'") ? `"${text}"` : `'${text}'`)
const named = (text: string): string =>
  `[starts-with(normalize-space(), ${quoted(text)}) or starts-with(@aria-label, ${quoted(text)})]`

/** As XPath, which both drivers know. */
export const fieldAt = (label: string): string =>
  `//*[@id=//label[normalize-space()=${quoted(label)}]/@for]`
export const optionAt = (label: string, value: string): string =>
  `${fieldAt(label)}/option[@value=${quoted(value)}]`
export const pressableAt = (name: string): string =>
  `(//*[@role='dialog']//button${named(name)} | //main//button${named(name)} | //main//a${named(name)} | //header//button${named(name)})[not(@disabled)][1]`
export const textAt = (text: string): string =>
  `//body//*[text()[contains(normalize-space(), ${quoted(text)})]]`

/** Marks that drivers of browsers leave behind on the window or the document. */
const DRIVER_MARKS = [
  '_phantom',
  'callPhantom',
  '__nightmare',
  '_selenium',
  'domAutomation',
  'domAutomationController',
  '__webdriver_evaluate',
  '__selenium_unwrapped',
  '__driver_evaluate',
]

/** Whether the browser shows the flags of a headless or driven one. */
export function looksAutomated(): boolean {
  if (navigator.webdriver) return true
  if (/HeadlessChrome|PhantomJS|SlimerJS/i.test(navigator.userAgent)) return true
  if (navigator.languages.length === 0) return true
  return DRIVER_MARKS.some((mark) => mark in window || mark in document)
}

/** Which names lead to this machine alone: nobody else can be a customer there, and no other site can give itself one. */
export const isLocalName = (hostname: string): boolean =>
  hostname === 'localhost' ||
  hostname.endsWith('.localhost') ||
  /^127(\.\d{1,3}){3}$/.test(hostname) ||
  hostname === '[::1]'

/** Whether an address leads to this machine alone. */
export const isLocal = (url: string): boolean => isLocalName(new URL(url).hostname)

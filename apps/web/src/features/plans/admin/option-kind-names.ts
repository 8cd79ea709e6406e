import type { OptionKind } from '@hostfront/domain/options/order-option'

/** How an option is answered. */
export const OPTION_KIND_NAMES: Readonly<Record<OptionKind, string>> = {
  choice: 'A choice from a list',
  text: 'A line of text',
  'host-name': 'A host name',
}

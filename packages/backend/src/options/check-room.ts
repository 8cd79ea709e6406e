import { isActive, type OrderOption } from '@hostfront/domain/options/order-option'
import { refused } from '../call/refused.ts'
import { MOST_ASKED, MOST_OPTIONS } from './all-options.ts'

/** Whether one more would be asked for: of more, customers would not be asked all. `options` are all there are. */
export function checkRoom(options: readonly OrderOption[]): void {
  if (options.filter(isActive).length >= MOST_ASKED)
    throw refused('LIST_FULL', { most: MOST_ASKED })
  if (options.length >= MOST_OPTIONS) throw refused('LIST_FULL', { most: MOST_OPTIONS })
}

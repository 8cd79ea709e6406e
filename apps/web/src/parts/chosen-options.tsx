import type { Order } from '@hostfront/domain/orders/order'
import { chosenLine } from '../words/orders.ts'

/** What was chosen, behind what else a line of a list says. A card of a phone leaves it to the record. */
export const ChosenOptions = ({ options }: Pick<Order, 'options'>) =>
  options.length > 0 ? <span className="@max-xl:hidden"> · {chosenLine(options)}</span> : null

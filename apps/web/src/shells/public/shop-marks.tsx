import { useSettings } from '../../host/settings.ts'
import { useShopTheme } from './shop-theme.ts'
import { useAuthMark } from './use-auth-mark.ts'

/** What the page itself bears of the shop. Draws nothing, so that an answer of the shop does not draw the frame anew. */
export function ShopMarks() {
  useShopTheme(useSettings())
  useAuthMark()
  return null
}

import { useLocation } from 'react-router'
import type { AdminScreen } from './admin-screens.ts'
import { screenAt } from './find-screens.ts'

/** What the panel's list says of the screen on show. */
export const useScreen = (): AdminScreen => screenAt(useLocation().pathname)

import { useLocation } from 'react-router'
import { type AdminScreen, screenAt } from './admin-screens.ts'

/** What the panel's list says of the screen on show. */
export const useScreen = (): AdminScreen => screenAt(useLocation().pathname)

import { CONFIRMATION_MINUTES } from '@hostfront/domain/accounts/confirmation'

export const confirmationWords = {
  title: 'Confirm it is you',
  text: `This asks for your password again. It then counts for ${CONFIRMATION_MINUTES} minutes in this browser.`,
  button: 'Confirm',
  cancel: 'Cancel',
}

/**
 * What stands in the head of the server edition's pages for what only the shop knows; its server fills them in
 * (apps/server/src/http/shop-head.ts), for search engines and messengers run no script.
 */
export const HEAD_MARKS = {
  siteName: '%SITE_NAME%',
  homeTitle: '%HOME_TITLE%',
  homeDescription: '%HOME_DESCRIPTION%',
} as const

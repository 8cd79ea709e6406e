import familjenGroteskLatin400 from '@fontsource/familjen-grotesk/files/familjen-grotesk-latin-400-normal.woff?url'
import familjenGroteskLatin600 from '@fontsource/familjen-grotesk/files/familjen-grotesk-latin-600-normal.woff?url'
import familjenGroteskLatinExt400 from '@fontsource/familjen-grotesk/files/familjen-grotesk-latin-ext-400-normal.woff?url'
import familjenGroteskLatinExt600 from '@fontsource/familjen-grotesk/files/familjen-grotesk-latin-ext-600-normal.woff?url'
import familjenGroteskVietnamese400 from '@fontsource/familjen-grotesk/files/familjen-grotesk-vietnamese-400-normal.woff?url'
import familjenGroteskVietnamese600 from '@fontsource/familjen-grotesk/files/familjen-grotesk-vietnamese-600-normal.woff?url'
import ibmPlexSansArabicArabic400 from '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-400-normal.woff?url'
import ibmPlexSansArabicArabic600 from '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-600-normal.woff?url'
import notoSansCyrillic400 from '@fontsource/noto-sans/files/noto-sans-cyrillic-400-normal.woff?url'
import notoSansCyrillic600 from '@fontsource/noto-sans/files/noto-sans-cyrillic-600-normal.woff?url'
import notoSansGreek400 from '@fontsource/noto-sans/files/noto-sans-greek-400-normal.woff?url'
import notoSansGreek600 from '@fontsource/noto-sans/files/noto-sans-greek-600-normal.woff?url'
import type { FontFile } from '@hostfront/documents/fonts/font-file'

/** Where the site has the fonts of documents. Each is larger than what the build writes into a script, where no policy would let it be fetched. */
export const FONT_ADDRESSES: Readonly<Record<FontFile, string>> = {
  'familjen-grotesk-latin-400': familjenGroteskLatin400,
  'familjen-grotesk-latin-600': familjenGroteskLatin600,
  'familjen-grotesk-latin-ext-400': familjenGroteskLatinExt400,
  'familjen-grotesk-latin-ext-600': familjenGroteskLatinExt600,
  'familjen-grotesk-vietnamese-400': familjenGroteskVietnamese400,
  'familjen-grotesk-vietnamese-600': familjenGroteskVietnamese600,
  'ibm-plex-sans-arabic-arabic-400': ibmPlexSansArabicArabic400,
  'ibm-plex-sans-arabic-arabic-600': ibmPlexSansArabicArabic600,
  'noto-sans-cyrillic-400': notoSansCyrillic400,
  'noto-sans-cyrillic-600': notoSansCyrillic600,
  'noto-sans-greek-400': notoSansGreek400,
  'noto-sans-greek-600': notoSansGreek600,
}

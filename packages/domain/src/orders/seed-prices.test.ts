import { expect, test } from 'vitest'
import { chosenOptions } from '../options/chosen-options.ts'
import { formAnswers } from '../options/form-answers.ts'
import { optionsFor } from '../options/options-for.ts'
import { SEED_OPTIONS } from '../options/seed-options.ts'
import { SEED_PLANS } from '../plans/seed-plans.ts'
import { BillingCycle } from './billing-cycle.ts'
import { quoteOrder } from './quote.ts'

/**
 * What is due in cents for every price and cycle of the seed, as it was when location, DDoS protection, slots and backup
 * were fields of an order: without premium backup, then with it; each without a voucher, with 10 % off and with 3.00 off;
 * each without VAT and with 20 %.
 */
const DUE = `
250 monthly | 250 300 225 270 0 0 | 450 540 405 486 150 180
250 quarterly | 714 857 643 772 414 497 | 1314 1577 1183 1420 1014 1217
250 semi-annually | 1350 1620 1215 1458 1050 1260 | 2550 3060 2295 2754 2250 2700
250 annually | 2556 3067 2300 2760 2256 2707 | 4956 5947 4460 5352 4656 5587
300 monthly | 300 360 270 324 0 0 | 500 600 450 540 200 240
300 quarterly | 855 1026 769 923 555 666 | 1455 1746 1309 1571 1155 1386
300 semi-annually | 1620 1944 1458 1750 1320 1584 | 2820 3384 2538 3046 2520 3024
300 annually | 3060 3672 2754 3305 2760 3312 | 5460 6552 4914 5897 5160 6192
399 monthly | 399 479 359 431 99 119 | 599 719 539 647 299 359
399 quarterly | 1137 1364 1023 1228 837 1004 | 1737 2084 1563 1876 1437 1724
399 semi-annually | 2154 2585 1939 2327 1854 2225 | 3354 4025 3019 3623 3054 3665
399 annually | 4068 4882 3661 4393 3768 4522 | 6468 7762 5821 6985 6168 7402
450 monthly | 450 540 405 486 150 180 | 650 780 585 702 350 420
450 quarterly | 1284 1541 1156 1387 984 1181 | 1884 2261 1696 2035 1584 1901
450 semi-annually | 2430 2916 2187 2624 2130 2556 | 3630 4356 3267 3920 3330 3996
450 annually | 4596 5515 4136 4963 4296 5155 | 6996 8395 6296 7555 6696 8035
500 monthly | 500 600 450 540 200 240 | 700 840 630 756 400 480
500 quarterly | 1425 1710 1282 1538 1125 1350 | 2025 2430 1822 2186 1725 2070
500 semi-annually | 2700 3240 2430 2916 2400 2880 | 3900 4680 3510 4212 3600 4320
500 annually | 5100 6120 4590 5508 4800 5760 | 7500 9000 6750 8100 7200 8640
700 monthly | 700 840 630 756 400 480 | 900 1080 810 972 600 720
700 quarterly | 1995 2394 1795 2154 1695 2034 | 2595 3114 2335 2802 2295 2754
700 semi-annually | 3780 4536 3402 4082 3480 4176 | 4980 5976 4482 5378 4680 5616
700 annually | 7140 8568 6426 7711 6840 8208 | 9540 11448 8586 10303 9240 11088
799 monthly | 799 959 719 863 499 599 | 999 1199 899 1079 699 839
799 quarterly | 2277 2732 2049 2459 1977 2372 | 2877 3452 2589 3107 2577 3092
799 semi-annually | 4314 5177 3883 4660 4014 4817 | 5514 6617 4963 5956 5214 6257
799 annually | 8148 9778 7333 8800 7848 9418 | 10548 12658 9493 11392 10248 12298
850 monthly | 850 1020 765 918 550 660 | 1050 1260 945 1134 750 900
850 quarterly | 2424 2909 2182 2618 2124 2549 | 3024 3629 2722 3266 2724 3269
850 semi-annually | 4590 5508 4131 4957 4290 5148 | 5790 6948 5211 6253 5490 6588
850 annually | 8676 10411 7808 9370 8376 10051 | 11076 13291 9968 11962 10776 12931
950 monthly | 950 1140 855 1026 650 780 | 1150 1380 1035 1242 850 1020
950 quarterly | 2709 3251 2438 2926 2409 2891 | 3309 3971 2978 3574 3009 3611
950 semi-annually | 5130 6156 4617 5540 4830 5796 | 6330 7596 5697 6836 6030 7236
950 annually | 9696 11635 8726 10471 9396 11275 | 12096 14515 10886 13063 11796 14155
1200 monthly | 1200 1440 1080 1296 900 1080 | 1400 1680 1260 1512 1100 1320
1200 quarterly | 3420 4104 3078 3694 3120 3744 | 4020 4824 3618 4342 3720 4464
1200 semi-annually | 6480 7776 5832 6998 6180 7416 | 7680 9216 6912 8294 7380 8856
1200 annually | 12240 14688 11016 13219 11940 14328 | 14640 17568 13176 15811 14340 17208
1499 monthly | 1499 1799 1349 1619 1199 1439 | 1699 2039 1529 1835 1399 1679
1499 quarterly | 4272 5126 3845 4614 3972 4766 | 4872 5846 4385 5262 4572 5486
1499 semi-annually | 8094 9713 7285 8742 7794 9353 | 9294 11153 8365 10038 8994 10793
1499 annually | 15288 18346 13759 16511 14988 17986 | 17688 21226 15919 19103 17388 20866
1500 monthly | 1500 1800 1350 1620 1200 1440 | 1700 2040 1530 1836 1400 1680
1500 quarterly | 4275 5130 3847 4616 3975 4770 | 4875 5850 4387 5264 4575 5490
1500 semi-annually | 8100 9720 7290 8748 7800 9360 | 9300 11160 8370 10044 9000 10800
1500 annually | 15300 18360 13770 16524 15000 18000 | 17700 21240 15930 19116 17400 20880
2000 monthly | 2000 2400 1800 2160 1700 2040 | 2200 2640 1980 2376 1900 2280
2000 quarterly | 5700 6840 5130 6156 5400 6480 | 6300 7560 5670 6804 6000 7200
2000 semi-annually | 10800 12960 9720 11664 10500 12600 | 12000 14400 10800 12960 11700 14040
2000 annually | 20400 24480 18360 22032 20100 24120 | 22800 27360 20520 24624 22500 27000
2500 monthly | 2500 3000 2250 2700 2200 2640 | 2700 3240 2430 2916 2400 2880
2500 quarterly | 7125 8550 6412 7694 6825 8190 | 7725 9270 6952 8342 7425 8910
2500 semi-annually | 13500 16200 12150 14580 13200 15840 | 14700 17640 13230 15876 14400 17280
2500 annually | 25500 30600 22950 27540 25200 30240 | 27900 33480 25110 30132 27600 33120
`

const due = new Map(
  DUE.trim()
    .split('\n')
    .map((row) => row.split('|').map((part) => part.trim()))
    .map(([terms = '', ...cents]) => [terms, cents.map((part) => part.split(' ').map(Number))]),
)

const vouchers = [
  null,
  { discountType: 'percentage', discountValue: 10 },
  { discountType: 'fixed', discountValue: 300 },
] as const

/** All that can be answered to the options of a plan, backup left out. */
function* answersOf(plan: (typeof SEED_PLANS)[number]): Generator<Record<string, string>> {
  const asked = optionsFor(plan, SEED_OPTIONS)
  const game = plan.type === 'game' ? { game: 'Minetest' } : {}
  for (const { id, choices } of asked.filter(({ id }) => id !== 'backup')) {
    for (const choice of choices) {
      yield { ...formAnswers(plan, asked, { [id]: choice.id }), ...game }
    }
  }
}

test.each(SEED_PLANS.map((plan) => [plan.id, plan] as const))(
  '%s costs to the cent what it did, with every choice, cycle, voucher and tax',
  (_id, plan) => {
    for (const answers of answersOf(plan)) {
      const dueWith = (backup: string, billingCycle: BillingCycle) => {
        const chosen = chosenOptions(plan, SEED_OPTIONS, { ...answers, backup })
        const options = chosen.ok ? chosen.value : expect.fail(JSON.stringify(chosen.refusal))
        return vouchers.flatMap((voucher) =>
          [0, 2000].map((taxBasisPoints) => {
            const terms = { price: plan.price, billingCycle, options, voucher, taxBasisPoints }
            return quoteOrder(terms).amountDue
          }),
        )
      }
      for (const cycle of BillingCycle.options) {
        const [without, withPremium] = due.get(`${plan.price} ${cycle}`) ?? []
        expect(dueWith('none', cycle)).toEqual(without)
        expect(dueWith('choliba', cycle)).toEqual(without)
        expect(dueWith('premium', cycle)).toEqual(withPremium)
      }
    }
  },
)

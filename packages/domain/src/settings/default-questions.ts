import type { ShopQuestion } from './shop-question.ts'

/** Asked where the shop says that it is so. */
export const DDOS_QUESTION: ShopQuestion = {
  question: 'Is my server protected against DDoS attacks?',
  answer:
    'Yes. Protection is part of every plan, at no extra cost: unless you order without it, every packet passes a filter before it reaches your server.',
}

/**
 * What buyers ask, answered by what the shop itself does and what its settings say. Nothing is promised here that only a
 * team can keep: its operator adds that.
 */
export const DEFAULT_QUESTIONS: readonly ShopQuestion[] = [
  {
    question: 'How long does it take until my server is ready?',
    answer:
      'Our team looks at every order and approves it. An order that is paid outside the shop waits until we have seen the payment. Then the server is set up, and its address appears on the page of your service.\n\nYour paid time begins when {paidTimeBegins}.',
  },
  {
    question: 'Can I get my money back?',
    answer: '{refundTitle}\n\n{refundBody}\n\nWhat is not refunded is listed in the service terms.',
  },
  {
    question: 'How can I pay?',
    answer:
      'With {waysToPay}. Coins are a balance that you top up in advance: one coin pays one unit of the shop’s currency. Any other way comes with an invoice that says how to pay it and which reference to give.',
  },
  {
    question: 'Does my service renew by itself?',
    answer:
      'Only if you want it to. The renewal invoice comes {renewalLeadDays} before your paid time ends. With auto-renewal switched on, coins pay it where your balance is enough. Otherwise it waits until you pay it.',
  },
  {
    question: 'What happens when I do not renew?',
    answer:
      'The service is suspended when its paid time ends. For {graceDays} a payment brings it back. After that it is ended for good and its files may be deleted, so save what you want to keep before then.',
  },
  {
    question: 'Can I install mods and use FTP?',
    answer:
      'That depends on the game and on the panel behind your plan. Once the server is set up, the page of your service shows its address and how you get in. If you need a certain mod or FTP, ask us before you order.',
    subject: 'games',
  },
  {
    question: 'Do I get root access to a VPS?',
    answer:
      'Yes. A VPS is a whole machine of your own: you administer it, and what you install is up to you. Once it is set up, the page of your service shows its address and how you log in.',
    subject: 'vps',
  },
  {
    question: 'Which operating system does a VPS run, and can I change it?',
    answer:
      'You choose one when you order, from those listed with the VPS plans, and it is installed when the server is made. To change it later, ask us: a new installation deletes what is on the machine, so save what you want to keep before then.',
    subject: 'vps',
  },
  {
    question: 'Can I log into a VPS with an SSH key?',
    answer:
      'Where your plan asks for one, yes. Once the order is approved, the page of your service asks for your public key, and the server is made with it. Any other way in is said on the same page.',
    subject: 'vps',
  },
  {
    question: 'Is there a control panel?',
    answer:
      'Every service has a page in your dashboard with its address, its paid time and its renewals. Where the shop is connected to the panel behind it, you also start, stop and watch the server there. Otherwise the page says how you reach it.',
  },
  {
    question: 'Can I change my plan later?',
    answer:
      'The page of your service lists the plans and billing cycles that it can change to, and says what a change costs before you confirm it. If you need one that is not there, ask us.',
  },
  DDOS_QUESTION,
  {
    question: 'Can I move here from another host?',
    answer:
      'Yes. Order the plan that fits, copy your files and databases over, and tell everybody the new address. Keep the old server until the new one runs. If you are not sure that everything will work here, write to us before you order.',
  },
]

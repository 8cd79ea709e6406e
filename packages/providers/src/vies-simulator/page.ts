/** What people see of the simulated register: who is in it, what was asked, and what goes wrong. */
import { button, document, row, table } from '../panel-simulator/html.ts'
import { VIES_FAULTS } from './faults.ts'
import type { ViesSimulation } from './simulation.ts'

/** It asks again every two seconds. */
export const registerPage = (simulation: ViesSimulation): string =>
  document(
    'Simulated VIES',
    '<h1>Simulated VIES</h1><p>It answers like the EU’s register of VAT numbers. Every number is valid until you say that it is not.</p>',
    `<h2>Numbers</h2>
${table(
  ['Number', 'Name', 'Answer'],
  simulation.numbers().map((number) => {
    const { isValid, name } = simulation.registered(number)
    return row([number, name, isValid ? 'valid' : 'not valid'])
  }),
)}
<form method="post" action="/buttons">${simulation
      .numbers()
      .map((number) => {
        const { isValid } = simulation.registered(number)
        return button(
          `number ${number}`,
          `${number} is ${isValid ? 'not valid any more' : 'valid'}`,
          null,
        )
      })
      .join('')}</form>
<h2>Questions</h2>
${table(
  ['Number', 'Asked by', 'Answered'],
  simulation.asked
    .toReversed()
    .map(({ number, requester, answered }) => row([number, requester ?? 'nobody', answered])),
)}
<h2>What goes wrong</h2>
<form method="post" action="/buttons">${Object.entries(VIES_FAULTS)
      .map(([name, words]) =>
        button(
          name,
          words,
          [...simulation.faults.standing].some((fault) => fault === name),
        ),
      )
      .join('')}</form>`,
  )

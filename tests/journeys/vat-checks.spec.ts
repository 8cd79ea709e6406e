// A server looks companies' VAT numbers up, in a simulated register that the run starts beside it.
import { edition } from './edition.ts'
import { expect, test } from './journey.ts'

import { defineConfig } from '@playwright/test'
import journeys from '../playwright.config.ts'

/** The pictures of the documents: taken as a person, one after the other, in one browser. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  workers: 1,
  projects: (journeys.projects ?? []).filter(({ name }) => name === 'person'),
})

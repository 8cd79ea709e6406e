import { defineConfig } from 'drizzle-kit'

// `npm run migration` writes the next migration from what differs between the tables and the last one.
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/postgres/tables/*-tables.ts',
  out: './migrations',
})

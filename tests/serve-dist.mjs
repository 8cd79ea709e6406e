// Serves the built embedded edition for the journeys.
import { serve } from '../apps/web/serve.mjs'

await serve({ port: Number(process.env.PORT) })

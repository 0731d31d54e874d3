// zod compiles its checks if it can. Our policy forbids that, and the browser reports each try, so this runs before the first schema.
import { config } from 'zod'

config({ jitless: true })

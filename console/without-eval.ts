// zod compiles its checks where it may. Our policy forbids that, and the browser reports each try: it is told before the first schema.
import { config } from 'zod'

config({ jitless: true })

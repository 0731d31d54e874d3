// A Vite plugin: V8 keeps the text of every script, and with two bytes for each of its letters as soon as one is not ASCII.
import type { Plugin } from 'vite'

export function oneByte(): Plugin {
  return {
    name: 'kandil:one-byte',
    applyToEnvironment: ({ name }) => name === 'ssr',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk') chunk.code = inAscii(chunk.code)
    },
  }
}

/** Inside strings, templates and expressions the one means what the other does; elsewhere our code has no such letter. */
function inAscii(code: string): string {
  return code.replace(/[^\0-\x7F]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

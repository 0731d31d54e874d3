// What a person sees when everything runs.
import type { Config } from '#server/config.ts'
import type { Sandbox } from './sandbox.ts'

export function greeting({ PUBLIC_URL }: Config, sandbox: Sandbox | undefined): string {
  const lines: (readonly [string, string])[] = [
    ['Website', PUBLIC_URL],
    ['API', `${PUBLIC_URL}/api/docs`],
  ]
  if (sandbox) lines.push(['Outbox', `${sandbox.url}/outbox  every SMS, WhatsApp and mail, and so every OTP`])
  const width = Math.max(...lines.map(([name]) => name.length))
  return [
    '',
    'Kandil is running.',
    '',
    ...lines.map(([name, value]) => `  ${name.padEnd(width)}  ${value}`),
    '',
    'Ctrl-C stops everything; the data stays in .data.',
  ].join('\n')
}

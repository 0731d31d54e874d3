// The text that a person sees when everything runs.
import type { Config } from '#server/config.ts'
import type { Sandbox } from './sandbox.ts'

/** The phones are those of the demo data; without a sandbox nobody could read their codes. */
export function greeting({ PUBLIC_URL }: Config, sandbox: Sandbox | undefined, phones: readonly string[]): string {
  return [
    '',
    'Kandil is running.',
    '',
    `  Website  ${PUBLIC_URL}`,
    `  API      ${PUBLIC_URL}/api/docs`,
    `  Console  ${PUBLIC_URL}/console`,
    ...(sandbox ? outbox(sandbox, phones) : []),
    '',
    'Ctrl-C stops everything; the data stays in .data.',
  ].join('\n')
}

function outbox({ url }: Sandbox, phones: readonly string[]): string[] {
  return [
    `  Outbox   ${url}/outbox`,
    '',
    `Log in as ${phones.map(spaced).join(' or ')}, or as a new family with any other Indian mobile number.`,
    'No SMS leaves this machine: the outbox shows the code, and every mail and WhatsApp message.',
  ]
}

/** "+91 90000 00001" */
function spaced(phone: string): string {
  return phone.replace(/^\+91(\d{5})(\d{5})$/, '+91 $1 $2')
}

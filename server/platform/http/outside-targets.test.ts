import { describe, expect, it } from 'vitest'
import { createOutsideTargets } from './outside-targets.ts'

const strict = createOutsideTargets({ arePrivateAllowed: false })
const relaxed = createOutsideTargets({ arePrivateAllowed: true })

describe('an address that a stranger gave us', () => {
  it.each([
    'https://8.8.8.8/push',
    'https://172.32.0.1/',
    'https://100.128.0.1/',
    'https://[2606:4700:4700::1111]/push',
  ])('%s may be called', async (url) => {
    expect(await strict.mayCall(url)).toBe(true)
  })

  it.each([
    ['http', 'http://8.8.8.8/push'],
    ['another port', 'https://8.8.8.8:8443/push'],
    ['a name and a password', 'https://a:b@8.8.8.8/push'],
    ['another scheme', 'file:///etc/passwd'],
    ['no address', 'push'],
    ['this machine', 'https://127.0.0.1/'],
    ['this machine by its name', 'https://localhost/'],
    ['this machine as a number', 'https://2130706433/'],
    ['this machine in base eight', 'https://0177.0.0.1/'],
    ['every address', 'https://0.0.0.0/'],
    ['a private network', 'https://10.1.2.3/'],
    ['a private network', 'https://172.31.255.255/'],
    ['a private network', 'https://192.168.1.1/'],
    ['a carrier’s network', 'https://100.64.0.1/'],
    ['a cloud’s metadata', 'https://169.254.169.254/latest/meta-data'],
    ['multicast', 'https://224.0.0.1/'],
    ['broadcast', 'https://255.255.255.255/'],
    ['this machine in IPv6', 'https://[::1]/'],
    ['IPv4 in IPv6', 'https://[::ffff:10.0.0.1]/'],
    ['IPv4 behind a translator', 'https://[64:ff9b::a00:1]/'],
    ['6to4', 'https://[2002:a00:1::]/'],
    ['a unique local network', 'https://[fd00::1]/'],
    ['a link', 'https://[fe80::1]/'],
    ['a name that leads nowhere', 'https://push.invalid/'],
  ])('with %s may not: %s', async (_, url) => {
    expect(await strict.mayCall(url)).toBe(false)
  })

  it('is refused by the connection too, whose name may lead elsewhere by then', async () => {
    const lookUp = ({ lookup }: typeof strict) =>
      new Promise((resolve) => lookup('localhost', {}, (error, address) => resolve(error?.code ?? address)))
    expect(await lookUp(strict)).toBe('EPRIVATE')
    expect(await lookUp(relaxed)).toMatch(/^(127\.0\.0\.1|::1)$/)
  })

  it('may lead to the sandbox where private addresses are allowed', async () => {
    expect(await relaxed.mayCall('http://127.0.0.1:3001/push/1')).toBe(true)
  })
})

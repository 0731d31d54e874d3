import { defineConfig, devices } from '@playwright/test'
import { roomOf } from '#server/config.ts'
import { findBrowser } from '../tools/browser.ts'
import { touchedModules } from '../tools/checks/touched.ts'
import { freePort } from '../tools/stack/ports.ts'

const browser = findBrowser()
if (!browser) throw new Error('There is no Chromium here: run "npm run browser".')

// Runs once: Playwright's workers read this file again, and inherit the environment that is set here. To test a product
// that is already running, set E2E_URL first: `E2E_URL=… E2E_SANDBOX_URL=… node e2e/product.ts`.
const isRunning = process.env['E2E_URL'] !== undefined
// A host name and not an IP address: a passkey needs a host with a name.
process.env['E2E_URL'] ??= `http://localhost:${await freePort()}`
process.env['PROOF_MODULES'] ??= touchedModules()
process.env['E2E_RUN'] ??= String(process.pid)
process.env['E2E_SANDBOX_URL'] ??= `http://127.0.0.1:${await freePort()}`
process.env['E2E_ROOMS_URL'] ??= isRunning
  ? roomOf(process.env['E2E_SANDBOX_URL'])
  : `http://127.0.0.1:${await freePort()}`

export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: '../test-results',
  // For two cores: while two journeys wait for a bank or a code, a third one goes on.
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  // On a busy machine of others a browser may stall: CI looks twice, and its list calls such a journey flaky.
  retries: process.env['CI'] ? 1 : 0,
  // No machine is so slow that a journey which works takes as long.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: [['list']],
  ...(isRunning
    ? {}
    : {
        webServer: {
          command: `exec "${process.execPath}" e2e/product.ts`,
          cwd: '..',
          url: `${process.env['E2E_URL']}/readyz`,
          timeout: 600_000,
          stdout: 'pipe',
          gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
        },
      }),
  use: {
    baseURL: process.env['E2E_URL'],
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // A wait for something that never comes ends long before the whole journey does.
    actionTimeout: 180_000,
    // Nothing moves while it is looked at.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // A trace of every test costs a third of the time. To debug a failure, add `--trace on`.
    trace: 'off',
    launchOptions: {
      executablePath: browser.executablePath,
      args: [...browser.args],
      env: { ...process.env, ...browser.env },
    },
  },
  projects: [
    {
      name: 'phone',
      use: {
        ...devices['Galaxy S9+'],
        viewport: { width: 360, height: 800 },
        screen: { width: 360, height: 800 },
        deviceScaleFactor: 1,
      },
    },
    // Where the width matters: what a page looks like, and a purchase by mouse and by keyboard.
    { name: 'desktop', testMatch: /\/(pages|buy|keyboard)\.e2e\.ts$/, use: { viewport: { width: 1280, height: 800 } } },
  ],
})

import type { Config } from '@react-router/dev/config'
import { compressAssets } from './tools/compress-assets.ts'

const config: Config = {
  appDirectory: 'web',
  buildDirectory: 'build/web',
  ssr: true,
  buildEnd: ({ reactRouterConfig }) => compressAssets(`${reactRouterConfig.buildDirectory}/client`),
}

export default config

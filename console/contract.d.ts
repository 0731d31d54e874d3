// Made by tools/contracts/staff-contract.ts when the console is built.
declare module 'virtual:staff-contract' {
  import type { EndpointInfo, ResourceInfo } from './frame/contract.ts'
  export const resources: Readonly<Record<string, ResourceInfo>>
  export const endpoints: Readonly<Record<string, Readonly<Record<string, EndpointInfo>>>>
}

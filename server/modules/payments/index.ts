// What other modules may import.
export { getOrderStatus } from './order-status.ts'
export { settle } from './settle.ts'
export { startPayment } from './start/start-payment.ts'

// How the gateway says no: shapes and codes as it documents them.

export interface Refusal {
  readonly status: number
  readonly body: object
}

export const unauthorized: Refusal = {
  status: 401,
  body: {
    status: 'error',
    error_code: 'access_denied',
    error_info: {
      user_message: 'Unauthorized.',
      developer_message: 'Invalid API Key. Please pass a valid and active api key.',
      code: 'UNAUTHORIZED',
      category: 'USER_ERROR',
    },
  },
}

/** A field is missing or cannot be read. */
export function invalidField(name: string, reason = 'Missing field or Invalid Value'): Refusal {
  return refused('INVALID_INPUT', 'Invalid input data', { fields: [{ field_name: name, reason }] })
}

/** It was understood, but may not be done now. */
export function notAllowed(code: 'INVALID_ACTION' | 'EXPIRED' | 'ALREADY_EXISTS', message: string): Refusal {
  return refused(code, message)
}

export function unknownOrder(orderId: string): Refusal {
  return {
    status: 400,
    body: {
      status: 'NOT_FOUND',
      status_id: 40,
      order_id: orderId,
      error_info: {
        user_message: 'Order Not Found',
        developer_message: 'Order Not Found',
        code: 'RESOURCE_NOT_FOUND',
        category: 'USER_ERROR',
      },
    },
  }
}

export const duplicateOrder: Refusal = {
  status: 400,
  body: {
    status: 'DUPLICATE_ORDER_ID',
    status_id: 40,
    error_code: 'ALREADY_EXISTS',
    error_message: 'Order already exists with the given order_id',
  },
}

export function unknownResource(what: string): Refusal {
  return { ...refused('RESOURCE_NOT_FOUND', `${what} not found`), status: 404 }
}

export function refusedRefund(code: string, message: string): Refusal {
  return { status: 400, body: { status_id: -1, status: 'ERROR', error_code: code, error_message: message } }
}

function refused(code: string, message: string, more: object = {}): Refusal {
  return {
    status: 400,
    body: {
      status: 'Bad Request',
      error_code: 'INVALID_REQUEST',
      error_message: 'Bad Request.',
      error_info: { user_message: message, developer_message: message, code, category: 'USER_ERROR', ...more },
    },
  }
}

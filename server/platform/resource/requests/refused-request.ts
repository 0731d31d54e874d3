/** A request of staff, "refund-requests/rfr…", that a second person has refused. */
export interface RefusedRequest {
  readonly request: string
  readonly askedBy: string
  readonly decidedBy: string
  readonly note: string
}

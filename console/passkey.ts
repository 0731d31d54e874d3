// Passkeys as the browser itself handles them: what the server asks goes in as JSON, and what the device says comes out as JSON.

export function canUsePasskeys(): boolean {
  return 'PublicKeyCredential' in window && 'parseRequestOptionsFromJSON' in PublicKeyCredential
}

/** Undefined when its owner has changed their mind. */
export async function signWithPasskey(options: object): Promise<object | undefined> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as PublicKeyCredentialRequestOptionsJSON) // the server's library writes it
  return asJson(await navigator.credentials.get({ publicKey }).catch(() => null))
}

/** Undefined when its owner has changed their mind, or the device holds one for us already. */
export async function makePasskey(options: object): Promise<object | undefined> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as PublicKeyCredentialCreationOptionsJSON) // likewise
  return asJson(await navigator.credentials.create({ publicKey }).catch(() => null))
}

function asJson(credential: Credential | null): object | undefined {
  return credential instanceof PublicKeyCredential ? credential.toJSON() : undefined
}

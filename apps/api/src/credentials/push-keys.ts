import webPush from 'web-push'

/** A new VAPID key pair (RFC 8292) as the settings that hold it. */
export function newPushKeys() {
  const { publicKey, privateKey } = webPush.generateVAPIDKeys()
  return { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey }
}

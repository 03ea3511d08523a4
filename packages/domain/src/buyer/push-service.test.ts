import { expect, test } from 'vitest'
import { isPushService } from './push-service.ts'

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAAA',
  'https://db5p.notify.windows.com/w/?token=abc',
  'https://web.push.apple.com/QGui',
])('a push service: %s', (endpoint) => expect(isPushService(endpoint)).toBe(true))

test.each([
  '',
  'fcm.googleapis.com',
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/fcm/send/abc',
  'https://user:secret@fcm.googleapis.com/',
  'https://user@fcm.googleapis.com/',
  'https://:secret@fcm.googleapis.com/',
  'https://fcm.googleapis.com@127.0.0.1/',
  'https://evilfcm.googleapis.com.example/',
  'https://notfcm.googleapis.com/',
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://169.254.169.254/latest/meta-data',
  'https://10.0.0.1/fcm.googleapis.com',
  'https://localhost/#fcm.googleapis.com',
  'https://postgres.internal/?fcm.googleapis.com',
  'file:///etc/passwd',
  'javascript:alert(1)',
])('not a push service: %s', (endpoint) => expect(isPushService(endpoint)).toBe(false))

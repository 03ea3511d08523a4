/** `node scripts/release/first-version.ts`: prints the version of the first release, and nothing once there is one. */
import { releaseBefore } from './git.ts'

if (!releaseBefore('HEAD')) console.log('v1.0.0')

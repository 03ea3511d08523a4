/** Preloaded by every child process: a portal that was killed leaves nothing running behind. */
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()

/** Preloaded by every child process, so that it ends when the portal is killed. */
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()

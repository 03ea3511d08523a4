/** Preloaded by every child process, so that no child survives a killed portal. */
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()

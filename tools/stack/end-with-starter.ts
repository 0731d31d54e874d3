// Loaded into every child before its own code: when the process that started it is killed, it ends in good order.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref() // by itself this channel is no reason to stay

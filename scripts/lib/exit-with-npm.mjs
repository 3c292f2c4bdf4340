/**
 * npm hands a signal to the shell between itself and the script, which ends without passing it on. Under npm,
 * this notices that the shell is gone and gives the signal to this process, so that nothing is left running.
 */
export function exitWithNpm() {
  if (!process.env['npm_lifecycle_event']) return;
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 250);
  watch.unref();
}

/**
 * Ends this process when the npm that started it ends. npm sends a signal only to the shell that
 * runs the script, and the shell exits without forwarding it. So this function sends SIGTERM to the
 * process when its parent is gone.
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

/** Counts what holds and what does not, and says each. */
export function startTally() {
  const outcomes = [];
  return {
    check: (what, isSo, seen) => {
      outcomes.push(isSo);
      console.log(`${isSo ? '✓' : '✗'} ${what}${isSo ? '' : `: ${JSON.stringify(seen)}`}`);
    },
    conclude: (name) => {
      const failed = outcomes.filter((each) => !each).length;
      console.log(`${name}: ${outcomes.length - failed} passed, ${failed} failed`);
      process.exitCode = failed === 0 && outcomes.length > 0 ? 0 : 1;
    },
  };
}

/**
 * A shell's script that runs the program of its arguments, and ends it with this signal when whoever started it is gone,
 * however that came about: standard input is a pipe of theirs.
 */
export const untilLeft = (signal) =>
  `"$@" & server=$!; cat >/dev/null; kill -${signal} $server; wait $server`;

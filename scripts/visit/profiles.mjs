const desktop = { viewport: { width: 1440, height: 900 }, locale: 'de-DE' };
const phone = {
  ...desktop,
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};
const slowLine = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/** Under what a site is measured: the device, how many times slower its processor is, and its line. */
export const profiles = {
  desktop: { device: desktop },
  phone: { device: phone, slowdown: 4, line: slowLine },
  '4x': { device: desktop, slowdown: 4 },
  '4x, slow net': { device: desktop, slowdown: 4, line: slowLine },
};

/** Makes a page as slow as its profile says, from now on. */
export async function slowDown(session, { slowdown, line }) {
  if (line) {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', line);
  }
  if (slowdown) await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}

/** The styles of Volto's themes that have a look on every block, each with the custom property that it stands for. */
export const foreignStyles = {
  align: '--block-alignment',
  size: '--block-size',
  blockWidth: '--block-width',
  backgroundColor: '--background-color',
  theme: '--theme-color',
} as const;

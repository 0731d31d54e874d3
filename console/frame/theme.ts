// Our tokens in the words of MUI. Light and dark are in the tokens themselves, so there is one theme.
import type { RaThemeOptions } from 'react-admin'

const hairline = '1px solid var(--line)'

export const theme: RaThemeOptions = {
  // The tokens know light and dark by themselves.
  cssVariables: { nativeColor: true, disableCssColorScheme: true },
  palette: {
    primary: { main: 'var(--mor)', dark: 'var(--mor-press)', contrastText: 'var(--on-mor)' },
    secondary: { main: 'var(--mor)', contrastText: 'var(--on-mor)' },
    error: { main: 'var(--sindoor)', contrastText: 'var(--surface)' },
    warning: { main: 'var(--genda-fill)', contrastText: 'var(--on-genda)' },
    success: { main: 'var(--tulsi)', contrastText: 'var(--surface)' },
    info: { main: 'var(--neel)', contrastText: 'var(--surface)' },
    background: { default: 'var(--paper)', paper: 'var(--surface)' },
    text: { primary: 'var(--ink)', secondary: 'var(--ink-2)', disabled: 'var(--ink-3)' },
    divider: 'var(--line)',
    action: {
      active: 'var(--ink-2)',
      hover: 'var(--sunk)',
      selected: 'var(--mor-tint)',
      disabled: 'var(--ink-3)',
      disabledBackground: 'var(--unlit)',
    },
  },
  // Who has asked the system for less movement gets none here either.
  motion: { reducedMotion: 'system' },
  shape: { borderRadius: 12 },
  spacing: 7,
  sidebar: { width: 220, closedWidth: 0 },
  typography: {
    fontFamily: 'var(--font)',
    fontSize: 14,
    h5: { fontSize: '1.25rem', fontWeight: 700 },
    h6: { fontSize: '1rem', fontWeight: 600 },
    button: { textTransform: 'none', fontWeight: 600 },
  },
  components: {
    MuiCssBaseline: { styleOverrides: { body: { fontSize: '0.875rem' } } },
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    MuiPaper: {
      defaultProps: { elevation: 0 },
      styleOverrides: { root: { backgroundImage: 'none', border: hairline, boxShadow: 'none' } },
    },
    MuiAppBar: {
      defaultProps: { color: 'inherit', elevation: 0 },
      styleOverrides: {
        root: {
          '&&': { borderWidth: '0 0 1px', borderRadius: 0, backgroundColor: 'var(--surface)', color: 'var(--ink)' },
        },
      },
    },
    MuiTextField: { defaultProps: { variant: 'outlined', size: 'small', margin: 'dense', fullWidth: true } },
    MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small', margin: 'dense', fullWidth: true } },
    MuiOutlinedInput: { styleOverrides: { notchedOutline: { borderColor: 'var(--edge)' } } },
    MuiTableCell: {
      styleOverrides: {
        root: { borderColor: 'var(--line)' },
        head: { fontWeight: 600, color: 'var(--ink-2)', whiteSpace: 'nowrap' },
      },
    },
    // MUI 9 puts a box's name on its frame; it belongs to the box too. This one is for rows: `LabelledCheckbox` has its label.
    MuiCheckbox: { defaultProps: { slotProps: { root: { role: 'group' }, input: { 'aria-label': 'Select' } } } },
    MuiChip: { styleOverrides: { root: { borderRadius: 8, height: 24 } } },
    RaMenuItemLink: {
      styleOverrides: {
        root: {
          minHeight: 34,
          borderRadius: 8,
          margin: '0 8px',
          padding: '4px 12px',
          border: 0,
          '&.RaMenuItemLink-active': { color: 'var(--mor)', backgroundColor: 'var(--mor-tint)', fontWeight: 600 },
        },
      },
    },
  },
}

declare module 'hastilude:icons' {
  const icons: Record<string, string[]>
  export default icons
}

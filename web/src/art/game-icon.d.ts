declare module "game-icon:*" {
  const figure: import("./scene").Figure;
  export default figure;
}

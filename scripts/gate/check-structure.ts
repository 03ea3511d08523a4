/** Checks file names and places, import circles, restricted APIs, file sizes, style sheets, deployment files and migrations. */
import { circleProblems, foreignSheets } from './structure/circles.ts'
import { deploymentProblems } from './structure/deployment.ts'
import { projectFiles, sourceFiles } from './structure/files.ts'
import { migrationProblems } from './structure/migrations.ts'
import { restrictedUses } from './structure/restricted.ts'
import { sizeProblems } from './structure/size.ts'
import { styleProblems } from './structure/styles.ts'
import { vocabularyProblems } from './structure/vocabulary.ts'

const files = sourceFiles()
const problems = [
  ...vocabularyProblems(projectFiles()),
  ...circleProblems(files),
  ...foreignSheets(files),
  ...restrictedUses(files),
  ...sizeProblems(files),
  ...styleProblems(files),
  ...deploymentProblems(),
  ...migrationProblems(),
]
for (const problem of problems) console.error(problem)
console.log(`${files.length} source files, ${problems.length} problems`)
process.exitCode = problems.length === 0 ? 0 : 1

import Card from '@mui/material/Card'
import { Link, Title } from 'react-admin'

export function NoSuchPage() {
  return (
    <Card className="panel">
      <Title title="Page not found" />
      <p>This page does not exist, or you do not have permission to see it.</p>
      <Link to="/">Go to the start page</Link>
    </Card>
  )
}
